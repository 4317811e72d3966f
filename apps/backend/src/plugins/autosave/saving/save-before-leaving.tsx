'use client';
import {
	Button,
	useDocumentInfo,
	useForm,
	useFormBackgroundProcessing,
	useFormModified,
	useTranslation,
} from '@payloadcms/ui';
import { useRef, useSyncExternalStore } from 'react';
import { session } from '../../../admin/saving/session.ts';
import { useLatest } from '../../../admin/saving/use-latest.ts';
import { useLockedByOther } from '../../../admin/saving/use-locked-by-other.ts';
import { useSave } from '../../../admin/saving/use-save.ts';
import { translatorIn, words } from '../../../platform/i18n/words.ts';
import { ConflictDialog } from '../merging/conflict-dialog.tsx';
import { useFormName } from '../merging/use-form-name.ts';
import { useMerging } from '../merging/use-merging.ts';
import { useRefusedText } from '../merging/use-refused-text.ts';
import { KeepChanges } from './keep-changes.tsx';
import { UnsavedNotice } from './unsaved-notice.tsx';
import { useAutosave } from './use-autosave.ts';
import { useCarryOver } from './use-carry-over.ts';
import { useLeaveGuard } from './use-leave-guard.tsx';
import { useReloadAfterTakeover } from './use-reload-after-takeover.ts';
import { useRetries } from './use-retries.ts';
import { useSaveOnLeave } from './use-save-on-leave.ts';
import { useStoredDocument, useUnsaved } from './use-unsaved.ts';
import '../../../admin/saving/form-notice.css';

function subscribe(listener: () => void) {
	window.addEventListener('online', listener);
	window.addEventListener('offline', listener);
	return () => {
		window.removeEventListener('online', listener);
		window.removeEventListener('offline', listener);
	};
}

/** `navigator.onLine` as state. */
const useIsOnline = (): boolean =>
	useSyncExternalStore(
		subscribe,
		() => navigator.onLine,
		() => true,
	);

/** True for the form of a new document, until Payload has opened the form of the stored one. */
function useIsNew(): boolean {
	const { id, globalSlug } = useDocumentInfo();
	return !globalSlug && (id === undefined || id === null);
}

const refused = words(
	'Not saved: the backend refused it. Your text stays here, also when you open this page anew.',
	'Ikke gemt: Serveren afviste det. Din tekst bliver her, også når du åbner siden igen.',
	'Nicht gespeichert: Der Server hat es abgelehnt. Ihr Text bleibt hier, auch wenn Sie die Seite neu öffnen.',
);
const unreachable = words(
	'Not saved yet: the backend cannot be reached. Your text stays here and is saved as soon as it can be.',
	'Ikke gemt endnu: Serveren kan ikke nås. Din tekst bliver her og gemmes, så snart det er muligt.',
	'Noch nicht gespeichert: Der Server ist nicht erreichbar. Ihr Text bleibt hier und wird gespeichert, sobald es geht.',
);

const signedOut = words(
	'You are signed out. Your text stays here, and is saved once you have signed in.',
	'Du er logget ud. Din tekst bliver her og gemmes, når du har logget ind.',
	'Sie sind abgemeldet. Ihr Text bleibt hier und wird gespeichert, sobald Sie angemeldet sind.',
);
const offline = words(
	'No connection. What you write stays here and is saved as soon as it is back.',
	'Ingen forbindelse. Det, du skriver, bliver her og gemmes, så snart den er tilbage.',
	'Keine Verbindung. Was Sie schreiben, bleibt hier und wird gespeichert, sobald sie wieder da ist.',
);
const signInLabel = words('Sign in', 'Log ind', 'Anmelden');
const problemTexts = { refused, unreachable, signedOut };

interface Props {
	/** How long, in milliseconds, text may remain unsaved while the editor types without a pause. */
	waitMs: number;
	/** How long, in milliseconds, typing must have paused before a save. */
	pauseMs: number;
}

/**
 * Saves drafts in place of Payload's autosave: when typing pauses, every few seconds during typing, before another locale or screen is
 * opened, and when the tab is closed. Shows a notice if saving fails.
 */
export function SaveBeforeLeaving(props: Props) {
	return (
		<>
			<KeepChanges />
			<SavingNotice {...props} />
		</>
	);
}

function SavingNotice({ waitMs, pauseMs }: Props) {
	const { i18n } = useTranslation();
	const { setModified, setProcessing } = useForm();
	const hasChanges = useFormModified();
	const isModified = useLatest(hasChanges);
	// Between a save's response and the reading of its error, Payload's form counts as unmodified.
	const isUnsaved = useLatest(useFormBackgroundProcessing() || hasChanges);
	const isLockedByOther = useLockedByOther();
	useReloadAfterTakeover(isLockedByOther, isModified);
	const { save: saveForm, send, isSending, fits, unlock, getDocument } = useSave();
	const isNew = useIsNew();
	const isOpening = useRef(false);
	// After each save of a new document's form, Payload opens the stored document. A second time, that would replace what the editor types
	// in the form of the stored document, or the page to which they have left; `send` or the next form saves it.
	const save = async () => {
		if (isOpening.current) return true;
		const isSaved = await saveForm();
		isOpening.current = isSaved && isNew;
		return isSaved;
	};
	const { text, currentText, keepText, dismissText } = useUnsaved();
	const { conflicts, refuse, choose, postpone, mergeIntoForm } = useRefusedText(keepText);
	const [formName, setFormName] = useFormName();
	const disableForm = () => {
		setModified(false);
		setProcessing(true);
	};
	const saveNow = useRef(() => {});
	const saveImmediately = () => saveNow.current();
	const isMerging = useMerging({ formName, currentText, onRefused: refuse, isSending });
	const isCurrent = useStoredDocument(text !== null, getDocument());
	const outcome = useRetries(isModified, saveNow, {
		save,
		send,
		currentText,
		keepText,
		isMerging,
		disableForm,
		waitMs,
	});
	useAutosave({ save, onFailure: saveImmediately, isFailing: outcome !== 'saved', pauseMs });
	const hasHandedOver = useCarryOver({
		isNew,
		formName,
		setFormName,
		getDocument,
		currentText,
		mergeIntoForm,
	});
	// `save` makes Payload open the form of the new document, but the editor is leaving it for another page: `send` bypasses the form.
	const saveAndGo = async () => {
		if (!isNew) return save();
		isOpening.current = true;
		isOpening.current = (await send()) === 'saved';
		return isOpening.current;
	};
	const leaveDialog = useLeaveGuard(isUnsaved, {
		save: saveAndGo,
		getDocument: isNew ? getDocument : null,
	});
	useSaveOnLeave(isModified, { send, fits, unlock, currentText, keepText, hasHandedOver });
	const isOnline = useIsOnline();
	const isTakenOver = outcome === 'takenOver';
	const notice = () => {
		if (conflicts)
			return <ConflictDialog conflicts={conflicts} onChoose={choose} onClose={postpone} />;
		if (text && ((outcome === 'saved' && isCurrent && isOnline) || isTakenOver))
			return (
				<UnsavedNotice
					isTakenOver={isTakenOver || isLockedByOther}
					onMerge={mergeIntoForm}
					dismissText={dismissText}
					text={text}
				/>
			);
		const problem =
			outcome === 'refused' || outcome === 'unreachable' || outcome === 'signedOut'
				? problemTexts[outcome]
				: isOnline
					? null
					: offline;
		if (!problem) return null;
		const t = translatorIn(i18n.language);
		return (
			<div className="form-notice form-notice--alarming" role="alert">
				<span>{t(problem)}</span>
				{outcome === 'signedOut' ? (
					<Button margin={false} onClick={() => session.end(true)} size="small">
						{t(signInLabel)}
					</Button>
				) : null}
			</div>
		);
	};
	return (
		<>
			{notice()}
			{leaveDialog}
		</>
	);
}
