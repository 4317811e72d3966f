import { currencies } from '@website/contracts/currencies';
import { localeCodes } from '@website/contracts/locales';
import { features, offAnswers, siteOptions } from '@website/contracts/site-options';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { endpoint, jsonBody } from '../../platform/http/endpoint.ts';
import { jsonResponse } from '../../platform/http/responses.ts';
import { writeSiteOptions } from './site-options.ts';

const isUnique = (codes: readonly string[]) => new Set(codes).size === codes.length;

/** The body of the request. Validation errors name the field. */
export const optionsSchema = z
	.strictObject({
		languages: z.array(z.enum(localeCodes)).min(1).refine(isUnique, 'must not contain duplicates'),
		defaultLanguage: z.enum(localeCodes),
		offAnswer: z.enum(offAnswers),
		currencies: z.array(z.enum(currencies)).min(1).refine(isUnique, 'must not contain duplicates'),
		/** Without it, they stay as they are. */
		features: z.array(z.enum(features)).refine(isUnique, 'must not contain duplicates').optional(),
	})
	.refine(({ languages, defaultLanguage }) => languages.includes(defaultLanguage), {
		path: ['defaultLanguage'],
		error: 'must be one of languages',
	});

/** `POST /api/languages` stores the languages, currencies and features of the site. Responds `{ "ok": true }` once this backend has applied them. */
export const languageEndpoints: Endpoint[] = [
	endpoint('post', '/languages', async (req) => {
		const { features: chosen = siteOptions().features, ...options } = await jsonBody(
			req,
			optionsSchema,
		);
		await writeSiteOptions(req, { ...options, features: chosen });
		return jsonResponse({ ok: true });
	}),
];
