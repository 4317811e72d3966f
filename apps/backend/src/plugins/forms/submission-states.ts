import { words } from '../../platform/i18n/words.ts';

/** What became of an answer: a message is stored; a newsletter's address waits for its confirmation, then is confirmed. */
export const submissionStates = {
	stored: words('Received', 'Modtaget', 'Eingegangen'),
	unconfirmed: words('Not confirmed yet', 'Endnu ikke bekræftet', 'Noch nicht bestätigt'),
	confirmed: words('Confirmed', 'Bekræftet', 'Bestätigt'),
} as const;
