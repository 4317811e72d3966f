import { Forbidden, NotFound, ValidationError } from 'payload';
import { z } from 'zod';
import { words } from '../../../platform/i18n/words.ts';

/** The messages for a failed plan. */
export const reasonWords = {
	gone: words(
		'The document has been deleted.',
		'Dokumentet er slettet.',
		'Das Dokument wurde gelöscht.',
	),
	trash: words(
		'The document is in the trash.',
		'Dokumentet ligger i papirkurven.',
		'Das Dokument liegt im Papierkorb.',
	),
	planner: words(
		'The account of whoever planned it no longer exists.',
		'Kontoen for den, der planlagde det, findes ikke længere.',
		'Das Konto der Person, die es geplant hat, gibt es nicht mehr.',
	),
	rights: words(
		'Whoever planned it may not publish this document.',
		'Den, der planlagde det, må ikke udgive dette dokument.',
		'Wer es geplant hat, darf dieses Dokument nicht veröffentlichen.',
	),
	checklist: words(
		'The checklist found errors.',
		'Tjeklisten fandt fejl.',
		'Die Prüfliste hat Fehler gefunden.',
	),
	unknown: words(
		'What was planned is no longer known to this version.',
		'Denne version kender ikke længere det, der var planlagt.',
		'Diese Version kennt das Geplante nicht mehr.',
	),
	program: words(
		'Something failed in the program; it was tried several times.',
		'Noget gik galt i programmet; det blev forsøgt flere gange.',
		'Im Programm ist etwas fehlgeschlagen; es wurde mehrmals versucht.',
	),
};

export const reasons = [
	'gone',
	'trash',
	'planner',
	'rights',
	'checklist',
	'unknown',
	'program',
] as const satisfies (keyof typeof reasonWords)[];
export type Reason = (typeof reasons)[number];

/** A failure that a retry does not fix. */
export class PublishError extends Error {
	readonly reason: Reason;
	constructor(reason: Reason) {
		super(reason);
		this.reason = reason;
	}
}

/** The reason of a failure. All except `program` persist until someone changes the document or the plan. */
export function classifyFailure(cause: unknown): Reason {
	if (cause instanceof PublishError) return cause.reason;
	if (cause instanceof ValidationError) return 'checklist';
	if (cause instanceof Forbidden) return 'rights';
	if (cause instanceof NotFound) return 'gone';
	return 'program';
}

const errorSchema = z.object({ message: z.enum(reasons) });

/** The reason stored in a failed job; `program` if Payload itself gave up on the job. */
export const storedReason = (error: unknown): Reason =>
	errorSchema.safeParse(error).data?.message ?? 'program';

const validation = z.object({ errors: z.array(z.object({ message: z.string() })) });

/** The document's validation messages, in the language of the failed request. */
export const describeFailure = (cause: unknown): string[] =>
	cause instanceof ValidationError
		? (validation.safeParse(cause.data).data?.errors ?? []).map(({ message }) => message)
		: [];
