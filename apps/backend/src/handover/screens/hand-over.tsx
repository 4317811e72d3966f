'use client';
import { Button, toast, useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { sayIn } from '../../accounts/screens/words.ts';
import '../../editing/saving/form-notice.css';
import { useSave } from '../../editing/saving/use-save.ts';
import { AskInDialog } from './ask-in-dialog.tsx';
import { handOverWords } from './hand-over-words.ts';
import { useHandOver } from './use-hand-over.ts';

interface Props {
	/** How often, in milliseconds, an open form looks whether somebody asks for the document. */
	everyMs: number;
}

const idOf = (editor: unknown): unknown =>
	typeof editor === 'object' && editor !== null && 'id' in editor ? editor.id : editor;

/**
 * In every form: tells who is writing that a colleague asks for the document, saves and hands it over; lets the colleague ask in the
 * dialog of the lock, and opens the form for them once it is theirs.
 */
export function HandOver({ everyMs }: Props) {
	const { id, collectionSlug, globalSlug, currentEditor, documentIsLocked } = useDocumentInfo();
	const { user } = useAuth();
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const { save, send: sendDraft } = useSave();
	const [isAsking, setAsking] = useState(false);
	const target = globalSlug
		? `global:${globalSlug}`
		: id === undefined
			? null
			: `${collectionSlug}:${id}`;
	const { known, send } = useHandOver(target, everyMs);
	const say = sayIn(i18n.language);
	const isOthers =
		documentIsLocked === true && Boolean(currentEditor) && idOf(currentEditor) !== user?.id;
	const own = isAsking ? (known?.own ?? null) : null;
	useEffect(() => {
		if (own === 'handedOver') window.location.reload();
	}, [own]);
	if (!target) return null;
	if (isOthers)
		return (
			<AskInDialog
				language={i18n.language}
				onAsk={() => void send('/ask', { target }).then(setAsking)}
				own={own}
			/>
		);
	const waiting = known?.waiting;
	if (!waiting) return null;
	const handOver = async () => {
		// The second takes what was written while the first was on its way.
		if (!(await save()) || (await sendDraft()) !== 'saved') {
			toast.error(say(handOverWords.notSaved));
			return;
		}
		if (!(await send('/answer', { id: waiting.id, answer: 'handedOver' }))) return;
		const list = globalSlug ? '' : `/collections/${collectionSlug}`;
		window.location.assign(`${config.routes.admin}${list}`);
	};
	return (
		<div className="form-notice" role="status">
			<span>
				<strong>{waiting.person}</strong> {say(handOverWords.wants)}
			</span>
			<Button margin={false} onClick={handOver} size="small">
				{say(handOverWords.handOver)}
			</Button>
			<Button
				buttonStyle="secondary"
				margin={false}
				onClick={() => void send('/answer', { id: waiting.id, answer: 'declined' })}
				size="small"
			>
				{say(handOverWords.notNow)}
			</Button>
		</div>
	);
}
