export { drawByState, drawFlags, drawIndices, drawNumbers, drawWeighted, lookUp } from './draw';
export { greatest, greatestEnd } from './greatest';
export {
  addLengths,
  addNumberLengths,
  addWordLengths,
  setOffsets,
} from './lengths';
export {
  writeLiteral,
  writeLongWordsLoosely,
  writeTexts,
  writeTextsLoosely,
  writeWords,
  writeWordsLoosely,
  writeWordsOfEightToSixteen,
  writeWordsOfFourToEight,
  writeWordsWithin,
} from './write';
export { writeNumbers, writeNumbersLoosely } from './write-numbers';
