/** The server's REST interface. */

import type { Socket } from './connection.svelte.ts';
import type {
  Claim,
  Claimed,
  Components,
  Doubt,
  Invite,
  Moment,
  NewTable,
  Problem,
  Replay,
  RuleInfo,
  TableInfo,
  TableMade,
  TitleInfo,
  TitleWords,
} from './protocol.ts';

/** The server said no, or could not be reached (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

/** What the server had against it; an error of another kind is thrown on. */
export function problemIn(error: unknown): Problem {
  if (error instanceof ApiError) return error.problem;
  throw error;
}

async function call<T>(method: string, path: string, body?: unknown, token = ''): Promise<T> {
  const response = await request(method, path, body, token);
  return (await response.json().catch(unreachable)) as T;
}

async function request(method: string, path: string, body: unknown, token: string): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (token) headers.set('authorization', `Bearer ${token}`);
  const wish = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const response = await fetch(path, wish).catch(unreachable);
  if (!response.ok) throw new ApiError(response.status, await problemOf(response));
  return response;
}

/** A file as the server has made it, and what it is called. */
async function fetchFile(path: string, body: unknown, token: string): Promise<File> {
  const response = await request('POST', path, body, token);
  const name = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return new File([await response.text().catch(unreachable)], name ?? 'report.json', { type: 'application/json' });
}

/** No answer, or only a part of one. */
function unreachable(error: unknown): never {
  throw new ApiError(0, plain('web-problem-unreachable', String(error)));
}

async function problemOf(response: Response): Promise<Problem> {
  const found = (await response.json().catch(() => null)) as Partial<Problem> | null;
  if (typeof found?.problem === 'string') return { ...plain(found.problem, ''), ...found };
  return plain(response.status === 404 ? 'web-problem-not-found' : 'web-problem-server', response.statusText);
}

function plain(problem: string, text: string): Problem {
  return { problem, arguments: {}, rule: '', text };
}

export const api = {
  titles: () => call<TitleInfo[]>('GET', '/api/titles'),
  components: (slug: string) => call<Components>('GET', `/api/titles/${slug}/components`),
  rules: (slug: string) => call<RuleInfo[]>('GET', `/api/titles/${slug}/rules`),

  words: (slug: string, language: string) => call<TitleWords>('GET', `/api/titles/${slug}/words/${language}`),

  open: (wish: NewTable) => call<TableMade>('POST', '/api/tables', wish),
  mine: (tokens: string[]) => call<TableInfo[]>('POST', '/api/tables/mine', { tokens }),
  table: (table: string, token: string) => call<TableInfo>('GET', `/api/tables/${table}`, undefined, token),
  claim: (table: string, claim: Claim) => call<Claimed>('POST', `/api/tables/${table}/claim`, claim),
  invite: (table: string, seat: number, token: string) =>
    call<Invite>('POST', `/api/tables/${table}/seats/${seat}/invite`, {}, token),
  standIn: (table: string, seat: number, token: string, bot: string) =>
    call<TableInfo>('POST', `/api/tables/${table}/seats/${seat}/stand-in`, { bot }, token),
  leave: (table: string, seat: number, token: string) =>
    call<TableInfo>('POST', `/api/tables/${table}/seats/${seat}/leave`, {}, token),
  agree: (table: string, seat: number, token: string, request: string, agrees: boolean) =>
    call<TableInfo>('POST', `/api/tables/${table}/seats/${seat}/agree`, { request, agrees }, token),
  replay: (table: string, token: string, viewer: number) =>
    call<Replay>('GET', `/api/tables/${table}/replay?viewer=${viewer}`, undefined, token),
  moment: (table: string, ply: number, token: string, viewer: number) =>
    call<Moment>('GET', `/api/tables/${table}/replay/${ply}?viewer=${viewer}`, undefined, token),
  report: (table: string, token: string, doubt: Doubt) => fetchFile(`/api/tables/${table}/report`, doubt, token),
};

/** The socket of a table. */
export function openSocket(table: string): Socket {
  const url = new URL(`/api/tables/${table}/play`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(url) as unknown as Socket;
}
