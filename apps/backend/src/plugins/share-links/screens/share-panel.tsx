'use client';
import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { useWholeDocument } from '../../../access/use-whole-document.ts';
import { documentInForm, documentKey } from '../../../documents/document-ref.ts';
import { useTranslator } from '../../../documents/references/screens/use-usage.ts';
import { CopyText } from '../../../platform/admin/copy-text.tsx';
import './share.css';
import { ShareForm } from './share-form.tsx';
import { ShareList } from './share-list.tsx';
import { shareWords } from './share-words.ts';
import { useLinks } from './use-links.ts';

/** Beside a form: links that show its draft to people without an account. */
export function SharePanel() {
	const document = documentInForm(useDocumentInfo());
	const t = useTranslator();
	const isWhole = useWholeDocument();
	const target = isWhole && document ? documentKey(document) : null;
	const { result, ask } = useLinks(target);
	const [isMaking, setMaking] = useState(false);
	const [address, setAddress] = useState('');
	if (target === null || result === null) return null;
	return (
		<section aria-labelledby="share-links" className="own-panel share-panel">
			<h3 id="share-links">{t(shareWords.title)}</h3>
			{result === 'failed' ? (
				<p role="alert">{t(shareWords.failed)}</p>
			) : (
				<>
					<p className="own-quiet">{t(shareWords.hint)}</p>
					{address ? (
						<div className="share-made" role="status">
							<p>{t(shareWords.copyNow)}</p>
							<input
								aria-label={t(shareWords.address)}
								className="own-input"
								onFocus={(event) => event.target.select()}
								readOnly
								value={address}
							/>
							<CopyText text={address} />
						</div>
					) : null}
					{isMaking ? (
						<ShareForm
							longestDays={result.longestDays}
							onCancel={() => setMaking(false)}
							onMake={async (link) => {
								const response = await ask('/make', { target, ...link });
								if (!response) return;
								setAddress(response.address ?? '');
								setMaking(false);
							}}
						/>
					) : (
						<Button
							buttonStyle="secondary"
							margin={false}
							onClick={() => setMaking(true)}
							size="small"
						>
							{t(shareWords.begin)}
						</Button>
					)}
					<ShareList
						links={result.links}
						onWithdraw={(link) => {
							setAddress('');
							void ask('/withdraw', { id: link });
						}}
					/>
				</>
			)}
		</section>
	);
}
