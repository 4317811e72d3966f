import { type FieldProblem, spentTicketPattern } from '@website/contracts/forms';
import { isLocaleCode } from '@website/contracts/locales';
import type { Payload } from 'payload';
import { z } from 'zod';
import type { Form } from '../../payload-types.ts';
import { jsonResponse, refusalResponse } from '../../platform/http/endpoint.ts';
import { checkValues } from './check-values.ts';
import type { FormHandler } from './handle.ts';
import { storeSubmission } from './store-submission.ts';

const submissionSchema = z.object({
	form: z.string().regex(/^\d{1,10}$/),
	lang: z.string().refine(isLocaleCode),
	page: z.string().max(300).startsWith('/'),
	key: z.uuid(),
	ticket: z.string().regex(spentTicketPattern),
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
		// The request schema has validated the locale; this only narrows the type.
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
 * `POST /forms/submissions` with a `Submission` of `@website/contracts/forms`. Responses: 201 stored; 200 already stored; 400 invalid body;
 * 404 unknown form; 409 ticket already spent on another submission; 410 form switched off; 422 with `problems` (`FieldProblem[]`) for
 * invalid fields; 429 with `Retry-After` if the mail limit is reached.
 */
export const receiveSubmission: FormHandler = async (payload, body) => {
	const result = submissionSchema.safeParse(body);
	if (!result.success) return refusalResponse(400, z.prettifyError(result.error));
	const submission = result.data;
	const form = await findForm(payload, submission.form, submission.lang);
	if (!form) return refusalResponse(404, 'Form not found');
	if (!form.enabled) return refusalResponse(410, 'The form is switched off');
	const { answers, email, problems } = checkValues(form, submission);
	if (problems.length > 0)
		return jsonResponse({ problems } satisfies { problems: FieldProblem[] }, 422);
	const { kind: outcome, seconds } = await storeSubmission(payload, {
		form,
		submission,
		answers,
		email,
	});
	return jsonResponse(
		{ outcome },
		statuses[outcome],
		seconds === undefined ? undefined : { 'retry-after': String(seconds) },
	);
};
