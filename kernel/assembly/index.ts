export { drawByState, drawFlags, drawIndices, drawNumbers, drawWeighted, lookUp } from './draw';
export {
  addLengths,
  addNumberLengths,
  addSmallNumberLengths,
  addWordLengths,
  setOffsets,
} from './lengths';
export {
  writeLiteral,
  writeLongWordsLoosely,
  writeNumbers,
  writeSmallDecimals,
  writeSmallWholes,
  writeTexts,
  writeTextsLoosely,
  writeWords,
  writeWordsLoosely,
  writeWordsOfEightToSixteen,
  writeWordsOfFourToEight,
} from './write';
