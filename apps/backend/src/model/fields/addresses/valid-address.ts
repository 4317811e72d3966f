import { isAbsoluteAddress } from '@website/contracts/safe-address';
import type { TextFieldSingleValidation } from 'payload';
import { z } from 'zod';
import { translator, type Words, words } from '../../../platform/i18n/words.ts';

const linkType = z.object({ linkType: z.string() });

type TranslatorRequest = Parameters<typeof translator>[0];

const messages = {
	start: words(
		'An address starts with https://, http://, mailto:, tel:, sms:, # or /',
		'En adresse begynder med https://, http://, mailto:, tel:, sms:, # eller /',
		'Eine Adresse beginnt mit https://, http://, mailto:, tel:, sms:, # oder /',
	),
	web: words(
		'A web address starts with https:// or http://; for example https://example.com',
		'En webadresse begynder med https:// eller http://; for eksempel https://example.com',
		'Eine Webadresse beginnt mit https:// oder http://; zum Beispiel https://example.com',
	),
	incomplete: words(
		'The address is not complete; for example https://example.com/page',
		'Adressen er ikke fuldstændig; for eksempel https://example.com/side',
		'Die Adresse ist nicht vollständig; zum Beispiel https://example.com/seite',
	),
	spaces: words(
		'An address has no spaces.',
		'En adresse har ingen mellemrum.',
		'Eine Adresse enthält keine Leerzeichen.',
	),
};

/** True if an http(s) URL has a possible host name. Other schemes pass. */
const namesHost = (address: string): boolean => {
	if (!/^https?:/i.test(address)) return true;
	if (!URL.canParse(address)) return false;
	const { hostname } = new URL(address);
	return (
		/^(?:[^.]+\.)+[^.]+\.?$/.test(hostname) || hostname === 'localhost' || hostname.startsWith('[')
	);
};

/** The problem with an entered URL; null if there is none. */
export function addressProblem(address: string): Words | null {
	if (!isAbsoluteAddress(address)) return messages.start;
	if (/\s/.test(address)) return messages.spaces;
	return namesHost(address) ? null : messages.incomplete;
}

/** Validates an entered URL; empty is allowed. Returns `true`, or an error message in the editor's language. */
export function validAddress(
	value: string | null | undefined,
	{ req }: { req: TranslatorRequest },
): string | true {
	const problem = value ? addressProblem(value) : null;
	return problem === null || translator(req)(problem);
}

/** Validates an entered http(s) URL; empty is allowed. Returns `true`, or an error message in the editor's language. */
export function validWebAddress(
	value: string | null | undefined,
	{ req }: { req: TranslatorRequest },
): string | true {
	if (!value) return true;
	return /^https?:\/\//i.test(value) ? validAddress(value, { req }) : translator(req)(messages.web);
}

const missing = words(
	'Write an address, or choose a page above.',
	'Skriv en adresse, eller vælg en side ovenfor.',
	'Schreiben Sie eine Adresse, oder wählen Sie oben eine Seite.',
);

/** Validates the URL of a link in rich text. It is required unless the link leads to a document. */
export const validLink: TextFieldSingleValidation = (value, { req, siblingData }) => {
	if (linkType.safeParse(siblingData).data?.linkType === 'internal') return true;
	return value ? validAddress(value, { req }) : translator(req)(missing);
};
