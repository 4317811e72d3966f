import { words } from '../../platform/i18n/words.ts';

/** States of submissions: a message is `stored`; a newsletter address is `unconfirmed`, then `confirmed`. */
export const submissionStates = {
	stored: words('Received', 'Modtaget', 'Eingegangen'),
	unconfirmed: words('Not confirmed yet', 'Endnu ikke bekræftet', 'Noch nicht bestätigt'),
	confirmed: words('Confirmed', 'Bekræftet', 'Bestätigt'),
} as const;
