/** Addresses to give to others. */

/** A place of this page as a link that can be sent. */
export const linkTo = (path: string): string => new URL(path, location.origin).href;

/** Whether an address leads to this machine and to no other: a link with it is of no use to anybody else. */
export function leadsHereOnly(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[|\]$/g, '');
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}
