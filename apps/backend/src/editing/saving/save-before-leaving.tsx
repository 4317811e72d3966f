'use client';
import { useFormModified, useTranslation } from '@payloadcms/ui';
import { words } from '../words.ts';
import './form-notice.css';
import { useHeldLeaving } from './use-held-leaving.ts';
import { useLastChance } from './use-last-chance.ts';
import { useLatest } from './use-latest.ts';
import { useRetries } from './use-retries.ts';
import { useSave } from './use-save.ts';

const refused = words(
	'Not saved: the backend refused it, or a colleague has taken over. Copy your text before you leave.',
	'Ikke gemt: backenden afviste det, eller en kollega har overtaget. Kopiér din tekst, før du går.',
	'Nicht gespeichert: Das Backend hat abgelehnt, oder jemand hat übernommen. Kopieren Sie Ihren Text, bevor Sie gehen.',
);
const unreachable = words(
	'Not saved yet: the backend cannot be reached. Your text stays here and is saved as soon as it can be.',
	'Ikke gemt endnu: backenden kan ikke nås. Din tekst bliver her og gemmes, så snart det er muligt.',
	'Noch nicht gespeichert: Das Backend ist nicht erreichbar. Ihr Text bleibt hier und wird gespeichert, sobald es geht.',
);

interface Props {
	/** How long, in milliseconds, text may wait for being saved while somebody writes without a pause. */
	waitMs: number;
}

/**
 * Beside Payload's autosave, which waits for a pause and drops what was written since when the form is left: saves before another
 * language or screen is shown, when the tab goes, and every few seconds while somebody writes. Says so when it can't.
 */
export function SaveBeforeLeaving({ waitMs }: Props) {
	const { i18n } = useTranslation();
	const modified = useLatest(useFormModified());
	const { save, send, fits, unlock } = useSave();
	useHeldLeaving(modified, save);
	useLastChance(modified, { send, fits, unlock });
	const sent = useRetries(modified, { save, send, waitMs });
	if (sent === 'saved') return null;
	const notSaved = sent === 'refused' ? refused : unreachable;
	return (
		<p className="form-notice form-notice--alarming" role="alert">
			{notSaved[i18n.language] ?? notSaved.en}
		</p>
	);
}
