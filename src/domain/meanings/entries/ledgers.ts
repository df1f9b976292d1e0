import { type Meaning, range } from '../meaning.js';

/** Columns beside which an address is one of a chain of blocks. */
const ON_CHAIN =
  'tx hash, transaction hash, block number, block hash, chain id, log index, token address, contract address';

/** Chains of blocks, and amounts in their smallest units. */
export const ledgers: readonly Meaning[] = [
  {
    names:
      'address, from address, to address, sender address, recipient address, owner address, wallet address, token address, contract address, from, to, sender, recipient, payer, payee address, destination address, source address',
    beside: ON_CHAIN,
    type: 'string',
    constraints: { pattern: '0x[0-9a-f]{40}' },
  },
  {
    names: 'token, token symbol, asset, symbol, coin, expected token',
    beside: `${ON_CHAIN}, amount atomic, decimals`,
    list: 'USDC=46, USDT=26, ETH=18, DAI=10',
  },
  {
    names: 'expected token, payment token, token symbol, settlement token',
    list: 'USDC=46, USDT=26, ETH=18, DAI=10',
  },
  {
    names:
      'amount atomic, atomic amount, amount wei, wei, amount raw, raw amount, amount base unit, base unit, value wei, lamport, satoshi, sat',
    type: 'string',
    constraints: { pattern: '[1-9][0-9]{6,17}' },
    numbers: range(1000, 1_000_000_000, 5_000_000),
  },
  { names: 'decimal, decimal place', list: '6=40, 8=10, 18=50', numbers: range(0, 18) },
  { names: 'confirmation, confirmation count, block confirmation', numbers: range(0, 60, 12) },
  { names: 'nonce', beside: ON_CHAIN, numbers: range(0, 5000, 60) },
  { names: 'gas, gas limit', beside: ON_CHAIN, numbers: range(21_000, 2_000_000, 90_000) },
];
