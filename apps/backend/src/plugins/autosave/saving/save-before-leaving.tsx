'use client';
import { useForm, useFormModified, useTranslation } from '@payloadcms/ui';
import { sayIn } from '../../../platform/i18n/say-in.ts';
import { words } from '../../../platform/i18n/words.ts';
import { ConflictNotice } from '../merging/conflict-notice.tsx';
import { mergeDocuments } from '../merging/merge-documents.ts';
import { useChangeForm } from '../merging/use-change-form.ts';
import { useConflicts } from '../merging/use-conflicts.ts';
import { useFormName } from '../merging/use-form-name.ts';
import { useMerging } from '../merging/use-merging.ts';
import '../../../platform/admin/saving/form-notice.css';
import type { UnsavedText } from '../../../platform/admin/saving/unsaved-text.ts';
import { useLatest } from '../../../platform/admin/saving/use-latest.ts';
import { useOthersLock } from '../../../platform/admin/saving/use-others-lock.ts';
import { useSave } from '../../../platform/admin/saving/use-save.ts';
import { KeepChanges } from './keep-changes.tsx';
import { UnsavedNotice } from './unsaved-notice.tsx';
import { useHeldLeaving } from './use-held-leaving.tsx';
import { useLastChance } from './use-last-chance.ts';
import { useRetries } from './use-retries.ts';
import { useUnsaved } from './use-unsaved.ts';

const refused = words(
	'Not saved: the backend refused it. Your text stays here, also when you open this page anew.',
	'Ikke gemt: backenden afviste det. Din tekst bliver her, også når du åbner siden igen.',
	'Nicht gespeichert: Das Backend hat abgelehnt. Ihr Text bleibt hier, auch wenn Sie die Seite neu öffnen.',
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
export function SaveBeforeLeaving(props: Props) {
	return (
		<>
			<KeepChanges />
			<SavingNotice {...props} />
		</>
	);
}

function SavingNotice({ waitMs }: Props) {
	const { i18n } = useTranslation();
	const { setModified, setProcessing } = useForm();
	const modified = useLatest(useFormModified());
	const isOthers = useOthersLock();
	const { save, send, isSending, fits, unlock } = useSave();
	const { form, text, typed, keep, forget, settle: settleText, keepLast } = useUnsaved();
	const { conflicts, add, settle } = useConflicts(form);
	const changeForm = useChangeForm();
	useFormName();
	const isMerging = useMerging({ onConflicts: add, isSending });
	const question = useHeldLeaving(modified, save);
	useLastChance(modified, { send, fits, unlock, keepLast });
	const stop = () => {
		setModified(false);
		setProcessing(true);
	};
	const sent = useRetries(modified, {
		save,
		send,
		typed,
		keep,
		forget,
		isOthers,
		isMerging,
		stop,
		waitMs,
	});
	const put = async ({ base, data }: UnsavedText) => {
		let merged = mergeDocuments(base, data, data);
		const isPut = await changeForm((now) => {
			merged = mergeDocuments(base, data, now);
			return merged.data;
		});
		if (!isPut) return false;
		setModified(true);
		add(merged.conflicts);
		return true;
	};
	const isTakenOver = sent === 'takenOver';
	const notice = () => {
		if (text && (sent === 'saved' || isTakenOver))
			return (
				<UnsavedNotice
					isTakenOver={isTakenOver || isOthers}
					onPut={put}
					settle={settleText}
					text={text}
				/>
			);
		if (conflicts.length > 0) return <ConflictNotice conflicts={conflicts} settle={settle} />;
		if (sent !== 'refused' && sent !== 'unreachable') return null;
		return (
			<p className="form-notice form-notice--alarming" role="alert">
				{sayIn(i18n.language)(sent === 'refused' ? refused : unreachable)}
			</p>
		);
	};
	return (
		<>
			{notice()}
			{question}
		</>
	);
}
