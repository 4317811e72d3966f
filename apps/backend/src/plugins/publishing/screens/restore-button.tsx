'use client';
import { Button, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { extentsOf, isEntity } from '../../../access/person.ts';
import { usePerson } from '../../../access/use-person.ts';
import { translatorIn } from '../../../platform/i18n/words.ts';
import './publishing.css';
import { RestoreDialog } from './dialogs/restore-dialog.tsx';
import { restoreWords } from './words.ts';

// The button is in the header, where Payload provides no document, so the document comes from the path.
const versionPath = /\/(collections|globals)\/([a-z-]+)(?:\/(\d+))?\/versions\/(\d+)$/;

/**
 * The restore button on a version's screen of a document with drafts. It replaces Payload's buttons, which restore all languages at once and can publish. Versions of
 * documents in the trash have no button.
 */
export function RestoreButton() {
	const { i18n } = useTranslation();
	const person = usePerson();
	const [, kind, slug = '', id, version] = versionPath.exec(usePathname()) ?? [];
	const [isDialogOpen, setDialogOpen] = useState(false);
	const extents = isEntity(slug) ? extentsOf(person, slug, 'update') : [];
	if (!version || extents.length === 0) return null;
	return (
		<>
			<Button
				buttonStyle="secondary"
				className="publishing-restore"
				margin={false}
				onClick={() => setDialogOpen(true)}
				size="small"
			>
				{translatorIn(i18n.language)(restoreWords.open)}
			</Button>
			{isDialogOpen ? (
				<RestoreDialog
					document={kind === 'globals' ? `global:${slug}` : `${slug}:${id}`}
					isWhole={extents.some((extent) => extent !== 'languages')}
					onClose={() => setDialogOpen(false)}
					version={version}
				/>
			) : null}
		</>
	);
}
