import { CARD_BRANDS, type CardBrand } from '../entities/card-numbers.js';
import type { Param } from './param.js';
import { oneOf } from './texts.js';

export const cardBrand: Param<CardBrand> = oneOf('the brand of every card', CARD_BRANDS);
