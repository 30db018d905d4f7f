/** The address of what a code holds, within the page. Without a code: where a link can be put in. */
export function shareAddress(code: string): string {
  return code === '' ? '#share' : `#share/${code}`;
}

/** Goes to an address of this page. */
export function goTo(address: string): void {
  location.hash = address;
}

/** The whole link. */
export function linkTo(address: string): string {
  return `${location.href.replace(/#.*/, '')}${address}`;
}
