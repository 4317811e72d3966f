import { currencies } from '@website/contracts/currencies';
import { localeCodes } from '@website/contracts/locales';
import { offAnswers } from '@website/contracts/site-options';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { writeSiteOptions } from '../../documents/site-options/write-site-options.ts';
import { jsonBody } from '../../platform/http/reading/json-body.ts';
import { jsonResponse } from '../../platform/http/responses.ts';

const isUnique = (codes: readonly string[]) => new Set(codes).size === codes.length;

/** What an administrator chooses. A fault names its field. */
export const chosenOptions = z
	.strictObject({
		languages: z.array(z.enum(localeCodes)).min(1).refine(isUnique, 'names a language twice'),
		defaultLanguage: z.enum(localeCodes),
		offAnswer: z.enum(offAnswers),
		currencies: z.array(z.enum(currencies)).min(1).refine(isUnique, 'names a currency twice'),
	})
	.refine(({ languages, defaultLanguage }) => languages.includes(defaultLanguage), {
		path: ['defaultLanguage'],
		error: 'is not one of the languages that are on',
	});

/** POST /api/languages stores which languages and currencies the site offers. Answers `{ "ok": true }` once this backend follows. */
export const languageEndpoints: Endpoint[] = [
	{
		path: '/languages',
		method: 'post',
		handler: async (req) => {
			await writeSiteOptions(req, await jsonBody(req, chosenOptions));
			return jsonResponse({ ok: true });
		},
	},
];
