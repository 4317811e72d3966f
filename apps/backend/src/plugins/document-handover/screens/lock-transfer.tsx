'use client';
import { Button, toast, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { adminUrl, documentInForm, documentKey } from '../../../documents/document-ref.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import '../../../platform/admin/saving/form-notice.css';
import { reloadDocument } from '../../../platform/admin/saving/reload-document.ts';
import { useLockedByOther } from '../../../platform/admin/saving/use-locked-by-other.ts';
import { handOverWords } from './lock-transfer-words.ts';
import { RequestButton } from './request-button.tsx';
import { useAutomaticHandover, useLastSave } from './use-automatic-handover.ts';
import { useHandover } from './use-handover.ts';
import { useTakeOver } from './use-take-over.ts';

interface Props {
	/** The interval, in milliseconds, at which an open form polls for requests. */
	everyMs: number;
	/** How long, in milliseconds, a take-over waits for the other editor's open form. */
	waitMs: number;
}

/** The names of the other people who have the document open, before anybody has edited it. */
function OtherEditors({ people }: { people: readonly string[] }) {
	const { i18n } = useTranslation();
	const names = new Intl.ListFormat(i18n.language).format(people);
	const text = people.length > 1 ? handOverWords.alsoHereMany : handOverWords.alsoHere;
	return (
		<p className="own-quiet" role="status">
			{translatorIn(i18n.language)(text, { people: names })}
		</p>
	);
}

/**
 * Part of every form. Shows the editor that a colleague requests the document, saves and hands it over, without a question on a take-over.
 * Lets the colleague request it in the lock dialog, and reloads the form for them once they hold the lock.
 */
export function LockTransfer({ everyMs, waitMs }: Props) {
	const { id, collectionSlug, globalSlug } = useDocumentInfo();
	const isLockedByOther = useLockedByOther();
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const lastSave = useLastSave();
	const [hasRequested, setRequested] = useState(false);
	const document = documentInForm({ collectionSlug, globalSlug, id });
	const target = document && documentKey(document);
	const { handover, send } = useHandover(target, everyMs);
	const isTakingOver = useTakeOver({ target, send, waitMs });
	useAutomaticHandover(handover, send);
	const t = translatorIn(i18n.language);
	const own = hasRequested ? (handover?.own ?? null) : null;
	useEffect(() => {
		if (own === 'handedOver') reloadDocument();
	}, [own]);
	if (!target) return null;
	if (isLockedByOther)
		return (
			<RequestButton
				language={i18n.language}
				isTakingOver={isTakingOver}
				onRequest={() =>
					void send('/ask', { target }).then((state) => setRequested(state !== null))
				}
				own={own}
			/>
		);
	const waiting = handover?.waiting;
	if (!waiting && handover && handover.others.length > 0)
		return <OtherEditors people={handover.others} />;
	if (!waiting || waiting.takesOver) return null;
	const handOver = async () => {
		if (!(await lastSave())) {
			toast.error(t(handOverWords.notSaved));
			return;
		}
		if (!(await send('/answer', { id: waiting.id, answer: 'handedOver' }))) return;
		const { admin } = config.routes;
		window.location.assign(collectionSlug ? adminUrl(admin, collectionSlug) : admin);
	};
	return (
		<div className="form-notice" role="status">
			<span>
				<strong>{waiting.person}</strong> {t(handOverWords.wants)}
			</span>
			<Button margin={false} onClick={handOver} size="small">
				{t(handOverWords.handOver)}
			</Button>
			<Button
				buttonStyle="secondary"
				margin={false}
				onClick={() => void send('/answer', { id: waiting.id, answer: 'declined' })}
				size="small"
			>
				{t(handOverWords.notNow)}
			</Button>
		</div>
	);
}
