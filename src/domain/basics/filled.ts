type Numbers = Float64Array | Int32Array | Int16Array | Uint8Array;

/** The array with a number at each index. `from` of typed arrays walks an iterator, which takes several times as long. */
export function filled<A extends Numbers>(array: A, at: (index: number) => number): A {
  for (let i = 0; i < array.length; i++) array[i] = at(i);
  return array;
}
