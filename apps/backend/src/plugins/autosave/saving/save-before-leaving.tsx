'use client';
import { Button, useDocumentInfo, useForm, useFormModified, useTranslation } from '@payloadcms/ui';
import { useRef } from 'react';
import { session } from '../../../platform/admin/saving/session.ts';
import type { UnsavedText } from '../../../platform/admin/saving/unsaved-text.ts';
import { useLatest } from '../../../platform/admin/saving/use-latest.ts';
import { useOthersLock } from '../../../platform/admin/saving/use-others-lock.ts';
import { useSave } from '../../../platform/admin/saving/use-save.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { words } from '../../../platform/i18n/words.ts';
import { ConflictNotice } from '../merging/conflict-notice.tsx';
import { mergeDocuments } from '../merging/merge-documents.ts';
import { useChangeForm } from '../merging/use-change-form.ts';
import { useConflicts } from '../merging/use-conflicts.ts';
import { useFormName } from '../merging/use-form-name.ts';
import { useMerging } from '../merging/use-merging.ts';
import { KeepChanges } from './keep-changes.tsx';
import { UnsavedNotice } from './unsaved-notice.tsx';
import { useCarryOver } from './use-carry-over.ts';
import { useFirstSave } from './use-first-save.ts';
import { useHeldLeaving } from './use-held-leaving.tsx';
import { useIsOnline } from './use-is-online.ts';
import { useLastChance } from './use-last-chance.ts';
import { useRetries } from './use-retries.ts';
import { useUnsaved } from './use-unsaved.ts';
import '../../../platform/admin/saving/form-notice.css';

/** Whether the form is one of a document that is not stored yet, or has been stored by this form only just now. */
function useIsNew(): boolean {
	const { id, globalSlug } = useDocumentInfo();
	return !globalSlug && (id === undefined || id === null);
}

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
const signIn = words('Sign in', 'Log ind', 'Anmelden');
const notSaved = { refused, unreachable, signedOut };

interface Props {
	/** How long, in milliseconds, text may wait for being saved while somebody writes without a pause. */
	waitMs: number;
	/** How long, in milliseconds, writing must have paused before a new document is stored. */
	pauseMs: number;
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

function SavingNotice({ waitMs, pauseMs }: Props) {
	const { i18n } = useTranslation();
	const { setModified, setProcessing } = useForm();
	const modified = useLatest(useFormModified());
	const isOthers = useOthersLock();
	const { save, send, isSending, fits, unlock, storedAs } = useSave();
	const isNew = useIsNew();
	const { form, text, typed, keep, forget, settle: settleText, keepLast } = useUnsaved();
	const { conflicts, add, settle } = useConflicts(form);
	const changeForm = useChangeForm();
	useFormName();
	const stop = () => {
		setModified(false);
		setProcessing(true);
	};
	const saveNow = useRef(() => {});
	const saveAtOnce = () => saveNow.current();
	const isMerging = useMerging({ onConflicts: add, onUnread: saveAtOnce, isSending });
	const sent = useRetries(modified, saveNow, {
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
	const saveFirst = async () => storedAs() !== null || save();
	useFirstSave({ isNew, save: saveFirst, onFailure: saveAtOnce, pauseMs });
	const put = async ({ base, data }: Pick<UnsavedText, 'base' | 'data'>) => {
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
	const hasHandedOver = useCarryOver({ isNew, storedAs, typed, put });
	// Payload opens what its form has stored for the first time; here somebody goes elsewhere.
	const saveAndGo = async () => (isNew ? (await send()) === 'saved' : save());
	const question = useHeldLeaving(modified, { save: saveAndGo, storedAs: isNew ? storedAs : null });
	useLastChance(modified, { send, fits, unlock, keepLast, hasHandedOver });
	const isOnline = useIsOnline();
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
		const problem =
			sent === 'refused' || sent === 'unreachable' || sent === 'signedOut'
				? notSaved[sent]
				: isOnline
					? null
					: offline;
		if (!problem) return null;
		const t = translatorIn(i18n.language);
		return (
			<div className="form-notice form-notice--alarming" role="alert">
				<span>{t(problem)}</span>
				{sent === 'signedOut' ? (
					<Button margin={false} onClick={() => session.end(true)} size="small">
						{t(signIn)}
					</Button>
				) : null}
			</div>
		);
	};
	return (
		<>
			{notice()}
			{question}
		</>
	);
}
