/** Where in the page we are. The secrets of links stand behind the #, which never goes to a server. */

type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string }
  | { page: 'join'; table: string; invite: string }
  | { page: 'watch'; table: string; token: string }
  | { page: 'replay'; table: string; ply: number; token: string }
  | { page: 'rules'; slug: string }
  | { page: 'reconstructed'; slug: string }
  | { page: 'cards'; slug: string }
  | { page: 'gallery' }
  | { page: 'lost' };

function routeOf(path: string, hash: string): Route {
  const [page = '', first = '', second = ''] = path.split('/').filter(Boolean);
  const secret = hash.replace(/^#/, '');
  switch (page) {
    case '':
      return { page: 'lobby' };
    case 't':
      return first ? { page: 'table', table: first } : { page: 'lost' };
    case 'join':
      return { page: 'join', table: first, invite: secret };
    case 'watch':
      return { page: 'watch', table: first, token: secret };
    case 'replay':
      return { page: 'replay', table: first, ply: Number.parseInt(second, 10) || 0, token: secret };
    case 'rules':
      return { page: 'rules', slug: first };
    case 'reconstructed':
      return { page: 'reconstructed', slug: first };
    case 'cards':
      return { page: 'cards', slug: first };
    case 'gallery':
      return { page: 'gallery' };
    default:
      return { page: 'lost' };
  }
}

class Place {
  route = $state.raw<Route>({ page: 'lobby' });

  start(): void {
    const read = () => {
      this.route = routeOf(location.pathname, location.hash);
    };
    addEventListener('popstate', read);
    document.addEventListener('click', this.#follow);
    read();
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.route = routeOf(location.pathname, location.hash);
    scrollTo(0, 0);
  }

  /** Links within the page do not load it again. */
  #follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const place = new Place();
