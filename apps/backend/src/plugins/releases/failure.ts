import { Forbidden, NotFound, ValidationError } from 'payload';
import { z } from 'zod';
import { words } from '../../platform/i18n/words.ts';

/** Why a release could not be published at its time. */
export const reasonWords = {
	gone: words(
		'The document is deleted or in the trash.',
		'Dokumentet er slettet eller ligger i papirkurven.',
		'Das Dokument ist gelöscht oder liegt im Papierkorb.',
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
	program: words(
		'Something failed in the program; it was tried several times.',
		'Noget gik galt i programmet; det blev forsøgt flere gange.',
		'Im Programm ist etwas fehlgeschlagen; es wurde mehrmals versucht.',
	),
};
export type Reason = keyof typeof reasonWords;

const isReason = (text: string): text is Reason => text in reasonWords;

/** The stored reason of a release that failed; null if it waits. */
export const parseReason = (failure: string | null | undefined): Reason | null =>
	failure ? (isReason(failure) ? failure : 'program') : null;

/** A failure that a retry does not fix. */
export class PublishError extends Error {
	readonly reason: Reason;
	constructor(reason: Reason) {
		super(reason);
		this.reason = reason;
	}
}

/** The reason of a failure. All except `program` persist until someone changes the document or the release. */
export function classifyFailure(cause: unknown): Reason {
	if (cause instanceof PublishError) return cause.reason;
	if (cause instanceof ValidationError) return 'checklist';
	if (cause instanceof Forbidden) return 'rights';
	if (cause instanceof NotFound) return 'gone';
	return 'program';
}

const validation = z.object({ errors: z.array(z.object({ message: z.string() })) });

/** The validation messages, in the language of the failed request. */
export const describeFailure = (cause: unknown): string[] =>
	cause instanceof ValidationError
		? (validation.safeParse(cause.data).data?.errors ?? []).map(({ message }) => message)
		: [];
