import { afterEach, expect, test, vi } from 'vitest';

import { api, ApiError } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(body: string, init: ResponseInit) {
  const fetch = vi
    .fn<(path: string, init: { body: string; headers: Headers }) => Promise<Response>>()
    .mockResolvedValue(new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a report is kept byte by byte, under the name that the server gives it', async () => {
  const text = '{\n "format": "antechamber-report/1",  "expected": "é"\n}\n';
  const headers = { 'content-disposition': 'attachment; filename="mystery-report-3-abc123.json"' };
  const fetch = answer(text, { headers });
  const file = await api.report('t1', 'key', { expected: 'é', wish: 'move w7', ply: 3, viewer: 1 });
  expect(file.name).toBe('mystery-report-3-abc123.json');
  expect(await file.text()).toBe(text);
  const [path, sent] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/tables/t1/report');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ expected: 'é', wish: 'move w7', ply: 3, viewer: 1 });
  expect(sent?.headers.get('authorization')).toBe('Bearer key');
});

test('a name that leads elsewhere is not taken over', async () => {
  answer('{}', { headers: { 'content-disposition': 'attachment; filename="../../x.json"' } });
  expect((await api.report('t1', 'key', {})).name).toBe('report.json');
});

test('what the server has against it is told', async () => {
  answer('{"problem":"problem-key","arguments":{},"rule":"","text":"no"}', { status: 403 });
  await expect(api.report('t1', 'key', {})).rejects.toBeInstanceOf(ApiError);
});
