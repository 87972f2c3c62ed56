/** A page that the server has replaced by another build gets itself that one: when nothing is lost by it, and once.
 *
 * What tells builds apart is the name of the first script. Moves that are not saved yet are kept for the tab, and are
 * sent after the reload. */

import { ApiError } from './api.ts';
import { kept } from './stored.ts';

const SCRIPT = 'script[type="module"][src^="/assets/"]';
/** The build for which this tab was loaded anew. If that has not helped, it would not help the next time either. */
const RENEWED = 'renewed';

/** The build that a document is of; empty while the page is developed. */
function buildIn(page: Document): string {
  return page.querySelector(SCRIPT)?.getAttribute('src') ?? '';
}

/** Get the page of this build, if mine is of another. False if it is not, if that was done before, or if nothing kept
 * here would outlive it. */
export function renew(build: string, reload = () => location.reload()): boolean {
  const mine = buildIn(document);
  if (!build || !mine) return false;
  if (build === mine) {
    kept.remove(RENEWED);
    return false;
  }
  if (kept.get(RENEWED) === build) return false;
  kept.set(RENEWED, build);
  if (!kept.lasts(RENEWED)) return false;
  reload();
  return true;
}

/** A part of the page. If it is gone because the server has another build, that one comes; else it is missed like any
 * answer of the server. */
export async function part<T>(load: () => Promise<T>, reload?: () => void): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const build = await buildOfServer();
    if (renew(build, reload)) return new Promise<T>(() => undefined);
    const problem = build ? 'web-problem-server' : 'web-problem-unreachable';
    throw new ApiError(0, { problem, arguments: {}, rule: '', text: String(error) });
  }
}

/** The build that the server has now; empty if it does not say. */
async function buildOfServer(): Promise<string> {
  try {
    const response = await fetch('/', { cache: 'no-store' });
    return response.ok ? buildIn(new DOMParser().parseFromString(await response.text(), 'text/html')) : '';
  } catch {
    return '';
  }
}
