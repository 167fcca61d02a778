/**
 * Where menus open: beside the page, so that nothing clips them, in a landmark of their own, so that they are found by
 * landmarks. It is hidden while it is empty.
 */
export function menusRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = 'menus';
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', 'Menus');
  document.body.append(region);
  return region;
}
