import { type Words, words } from '../../../platform/i18n/words.ts';

/** The texts of failed jobs on the dashboard. */
export const failedWorkWords = {
	tasks: new Map<string, Words>([
		[
			'notifySite',
			words(
				'A site could not be told of a change',
				'En hjemmeside fik ikke besked om en ændring',
				'Eine Website erfuhr nicht von einer Änderung',
			),
		],
		[
			'sendLink',
			words(
				'An e-mail with a link for an account could not be sent',
				'En e-mail med et link til en konto kunne ikke sendes',
				'Eine E-Mail mit einem Link für ein Konto konnte nicht gesendet werden',
			),
		],
		[
			'tellOfReview',
			words(
				'An e-mail about a review could not be sent',
				'En e-mail om et gennemsyn kunne ikke sendes',
				'Eine E-Mail über eine Prüfung konnte nicht gesendet werden',
			),
		],
		[
			'tellPlanner',
			words(
				'An e-mail about planned publishing could not be sent',
				'En e-mail om planlagt udgivelse kunne ikke sendes',
				'Eine E-Mail über eine geplante Veröffentlichung konnte nicht gesendet werden',
			),
		],
	]),
	other: words('A task failed', 'En opgave mislykkedes', 'Eine Aufgabe schlug fehl'),
	count: words('{count} times', '{count} gange', '{count}-mal'),
};
