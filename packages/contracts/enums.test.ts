import { buildSchema, isEnumType } from 'graphql';
import { expect, it } from 'vitest';
import { currencies } from './currencies.ts';
import { typeDefs as contentSdl } from './generated/content-sdl.ts';
import { typeDefs as pricesSdl } from './generated/prices-sdl.ts';
import { localeCodes } from './locales.ts';
import { rcsTypes } from './rcs-types.ts';

it.each([
	['locales', contentSdl, 'Locale', localeCodes],
	['currencies', pricesSdl, 'Currency', currencies],
	['RCS types', pricesSdl, 'RcsPriceType', rcsTypes],
])('lists all %s of the GraphQL contract', (_list, sdl, name, list) => {
	const type = buildSchema(sdl).getType(name);
	const values = isEnumType(type) ? type.getValues().map((value) => value.name) : [];
	expect([...list].sort()).toEqual([...values].sort());
});
