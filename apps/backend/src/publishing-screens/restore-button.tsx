'use client';
import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { sayIn } from '../editing/say-in.ts';
import './publishing.css';
import { RestoreDialog } from './restore-dialog.tsx';
import { usePublishing } from './use-publishing.ts';
import { restoreWords } from './words.ts';

const versionScreen = /\/versions\/(\w+)$/;

/** On the screen of a version, in place of Payload's buttons, which restore all languages at once and publish. */
export function RestoreButton() {
	const { docPermissions, isTrashed } = useDocumentInfo();
	const { i18n } = useTranslation();
	const { document } = usePublishing();
	const [, version] = versionScreen.exec(usePathname()) ?? [];
	const [isAsking, setAsking] = useState(false);
	if (!version || document === null || !docPermissions?.update || isTrashed) return null;
	return (
		<>
			<Button buttonStyle="secondary" margin={false} onClick={() => setAsking(true)} size="small">
				{sayIn(i18n.language)(restoreWords.open)}
			</Button>
			{isAsking ? (
				<RestoreDialog document={document} onClose={() => setAsking(false)} version={version} />
			) : null}
		</>
	);
}
