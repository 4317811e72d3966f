'use client';
import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { useWholeDocument } from '../../access/use-whole-document.ts';
import { CopyText } from '../../admin/copy-text.tsx';
import { documentInForm, documentKey } from '../../documents/document-ref.ts';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import './share.css';
import { ShareForm } from './share-form.tsx';
import { ShareList } from './share-list.tsx';
import { shareWords } from './share-words.ts';
import { useLinks } from './use-links.ts';

/** The panel beside a form that manages the links that show its draft to people without an account. */
export function SharePanel() {
	const document = documentInForm(useDocumentInfo());
	const t = useTranslator();
	const isWhole = useWholeDocument();
	const target = isWhole && document ? documentKey(document) : null;
	const { result, request } = useLinks(target);
	const [isCreating, setCreating] = useState(false);
	const [url, setUrl] = useState('');
	if (target === null || result === null) return null;
	return (
		<section aria-labelledby="share-links" className="own-panel share-panel">
			<h3 id="share-links">{t(shareWords.title)}</h3>
			{result === 'failed' ? (
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
							longestDays={result.longestDays}
							onCancel={() => setCreating(false)}
							onCreate={async (link) => {
								const response = await request('/make', { target, ...link });
								if (!response) return;
								setUrl(response.address ?? '');
								setCreating(false);
							}}
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
					<ShareList
						links={result.links}
						onWithdraw={(link) => {
							setUrl('');
							void request('/withdraw', { id: link });
						}}
					/>
				</>
			)}
		</section>
	);
}
