import { type FieldProblem, spentTicket } from '@website/contracts/forms';
import { isLocaleCode } from '@website/contracts/locales';
import type { Payload } from 'payload';
import { z } from 'zod';
import type { Form } from '../../payload-types.ts';
import { refused } from '../../platform/http/refusal.ts';
import { jsonResponse } from '../../platform/http/responses.ts';
import { checkValues } from './check-values.ts';
import type { FormHandler } from './handle.ts';
import { storeSubmission } from './store-submission.ts';

const submission = z.object({
	form: z.string().regex(/^\d{1,10}$/),
	lang: z.string().refine(isLocaleCode),
	page: z.string().max(300).startsWith('/'),
	key: z.uuid(),
	ticket: z.string().regex(spentTicket),
	network: z
		.string()
		.regex(/^[0-9a-f]{32}$/)
		.nullable(),
	values: z.record(z.string().max(40), z.array(z.string()).max(60)),
	consent: z.number().int().nullable(),
});

async function findForm(payload: Payload, id: string, lang: Form['name']): Promise<Form | null> {
	const { docs } = await payload.find({
		collection: 'forms',
		where: { id: { equals: Number(id) } },
		// The callers' schema has checked that it is one of the languages.
		locale: isLocaleCode(lang) ? lang : 'en',
		fallbackLocale: false,
		depth: 0,
		limit: 1,
		pagination: false,
	});
	return docs[0] ?? null;
}

const statuses = { stored: 201, known: 200, spent: 409, tooMany: 429 } as const;

/**
 * `POST /forms/submissions` with a `Submission` of `@website/contracts/forms`: 201 when it is stored, 200 when it had been, 409 when its
 * ticket was spent on another content, 429 when it would send more mails than it may, 422
 * with `problems` (`FieldProblem[]`) when fields are wrong, 404 for an unknown form, 410 for one that is switched off, 400 for a
 * body of another form.
 */
export const receiveSubmission: FormHandler = async (payload, body) => {
	const parsed = submission.safeParse(body);
	if (!parsed.success) return refused(400, z.prettifyError(parsed.error));
	const given = parsed.data;
	const form = await findForm(payload, given.form, given.lang);
	if (!form) return refused(404, 'There is no such form');
	if (!form.enabled) return refused(410, 'The form is switched off');
	const { answers, email, problems } = checkValues(form, given);
	if (problems.length > 0)
		return jsonResponse({ problems } satisfies { problems: FieldProblem[] }, 422);
	const { kind: outcome, seconds } = await storeSubmission(payload, {
		form,
		given,
		answers,
		email,
	});
	return jsonResponse(
		{ outcome },
		statuses[outcome],
		seconds === undefined ? undefined : { 'retry-after': String(seconds) },
	);
};
