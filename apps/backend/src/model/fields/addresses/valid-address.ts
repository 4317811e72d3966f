import { isAbsoluteAddress } from '@website/contracts/safe-address';
import type { TextFieldSingleValidation } from 'payload';
import { z } from 'zod';
import { translator } from '../../../platform/i18n/translator.ts';
import { words } from '../../../platform/i18n/words.ts';

const linkType = z.object({ linkType: z.string() });

type Asked = Parameters<typeof translator>[0];

const messages = {
	start: words(
		'An address starts with https://, http://, mailto:, tel:, sms:, # or /',
		'En adresse begynder med https://, http://, mailto:, tel:, sms:, # eller /',
		'Eine Adresse beginnt mit https://, http://, mailto:, tel:, sms:, # oder /',
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

/** Whether an address of the web names a host that can exist. */
const namesHost = (address: string): boolean => {
	if (!/^https?:/i.test(address)) return true;
	if (!URL.canParse(address)) return false;
	const { hostname } = new URL(address);
	return hostname.includes('.') || hostname === 'localhost' || hostname.startsWith('[');
};

/** Checks a typed address; empty is allowed. What is wrong is said in the editor's language. */
export function validAddress(
	value: string | null | undefined,
	{ req }: { req: Asked },
): string | true {
	if (!value) return true;
	if (!isAbsoluteAddress(value)) return translator(req)(messages.start);
	if (/\s/.test(value)) return translator(req)(messages.spaces);
	return namesHost(value) || translator(req)(messages.incomplete);
}

const missing = words(
	'Write an address, or choose a page above.',
	'Skriv en adresse, eller vælg en side ovenfor.',
	'Schreiben Sie eine Adresse, oder wählen Sie oben eine Seite.',
);

/** The address of a link inside a text, which needs one unless it leads to a document. */
export const checkedLink: TextFieldSingleValidation = (value, { req, siblingData }) => {
	if (linkType.safeParse(siblingData).data?.linkType === 'internal') return true;
	return value ? validAddress(value, { req }) : translator(req)(missing);
};
