import type { Param } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { CARD_BRANDS, type CardBrand } from './card-numbers.js';

export const cardBrand: Param<CardBrand> = oneOf('the brand of every card', CARD_BRANDS);
