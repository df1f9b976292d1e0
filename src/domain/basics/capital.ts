/**
 * A text with a capital letter at its start.
 *
 * @example
 * capital('order item'); // => 'Order item'
 */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
