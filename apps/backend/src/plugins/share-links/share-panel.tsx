'use client';
import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { useWholeDocument } from '../../access/use-person.ts';
import { CopyText } from '../../admin/copy-text.tsx';
import { messageOf } from '../../admin/endpoints/call-endpoint.ts';
import { useCall, useEndpoint } from '../../admin/endpoints/use-endpoint.ts';
import { documentInForm, documentKey } from '../../documents/document-ref.ts';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import './share.css';
import { ShareForm } from './share-form.tsx';
import { ShareList, shareLinks } from './share-list.tsx';
import { shareWords } from './share-words.ts';

/** The panel beside a form that manages the links that show its draft to people without an account. */
export function SharePanel() {
	const document = documentInForm(useDocumentInfo());
	const t = useTranslator();
	const isWhole = useWholeDocument();
	const target = isWhole && document ? documentKey(document) : null;
	const call = useCall();
	const { response, problem, setResponse } = useEndpoint(
		shareLinks,
		target && `/share-links/of?target=${target}`,
	);
	const [isCreating, setCreating] = useState(false);
	const [url, setUrl] = useState('');
	const change = async (path: string, body: object): Promise<void> => {
		try {
			const changed = await call(shareLinks, `/share-links${path}`, { body });
			setResponse(changed);
			setUrl(changed.address ?? '');
			setCreating(false);
		} catch (cause) {
			toast.error(messageOf(cause));
		}
	};
	if (target === null || (!problem && response === null)) return null;
	return (
		<section aria-labelledby="share-links" className="own-panel share-panel">
			<h3 id="share-links">{t(shareWords.title)}</h3>
			{problem || response === null ? (
				<p role="alert">{t(shareWords.loadError)}</p>
			) : (
				<>
					<p className="own-quiet">{t(shareWords.hint)}</p>
					{url ? (
						<div className="share-made" role="status">
							<p>{t(shareWords.copyNow)}</p>
							<input
								aria-label={t(shareWords.address)}
								className="own-input"
								onFocus={(event) => event.target.select()}
								readOnly
								value={url}
							/>
							<CopyText text={url} />
						</div>
					) : null}
					{isCreating ? (
						<ShareForm
							onCancel={() => setCreating(false)}
							onCreate={(link) => change('/make', { target, ...link })}
						/>
					) : (
						<Button
							buttonStyle="secondary"
							margin={false}
							onClick={() => setCreating(true)}
							size="small"
						>
							{t(shareWords.newLink)}
						</Button>
					)}
					<ShareList links={response.links} onWithdraw={(id) => void change('/withdraw', { id })} />
				</>
			)}
		</section>
	);
}
