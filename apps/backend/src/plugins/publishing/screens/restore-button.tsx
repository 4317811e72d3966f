'use client';
import { Button, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { extentsOf, isEntity } from '../../../access/person.ts';
import { usePerson } from '../../../access/use-person.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import './publishing.css';
import { RestoreDialog } from './dialogs/restore-dialog.tsx';
import { restoreWords } from './words.ts';

// The button stands in the header, where Payload says nothing of the document.
const versionScreen = /\/(collections|globals)\/([a-z-]+)(?:\/(\d+))?\/versions\/(\d+)$/;

/** On the screen of a version, in place of Payload's buttons, which restore all languages at once and publish. Versions of what is in the trash have none. */
export function RestoreButton() {
	const { i18n } = useTranslation();
	const person = usePerson();
	const [, kind, slug = '', id, version] = versionScreen.exec(usePathname()) ?? [];
	const [isAsking, setAsking] = useState(false);
	const extents = isEntity(slug) ? extentsOf(person, slug, 'update') : [];
	if (!version || extents.length === 0) return null;
	return (
		<>
			<Button buttonStyle="secondary" margin={false} onClick={() => setAsking(true)} size="small">
				{translatorIn(i18n.language)(restoreWords.open)}
			</Button>
			{isAsking ? (
				<RestoreDialog
					document={kind === 'globals' ? `global:${slug}` : `${slug}:${id}`}
					isWhole={extents.some((extent) => extent !== 'languages')}
					onClose={() => setAsking(false)}
					version={version}
				/>
			) : null}
		</>
	);
}
