'use client';
import {
	CopyToClipboard,
	FieldLabel,
	useDocumentInfo,
	useField,
	useTranslation,
} from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect } from 'react';
import { words } from '../../../platform/i18n/words.ts';

const hint = words(
	'Copy the token before you save: only a hash of it is kept, and it cannot be shown again.',
	'Kopiér nøglen, før du gemmer: Kun en hash af den gemmes, og den kan ikke vises igen.',
	'Schlüssel vor dem Speichern kopieren: Nur ein Hash wird gespeichert, er kann nicht noch einmal gezeigt werden.',
);

function randomToken(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(32));
	return btoa(String.fromCharCode(...bytes))
		.replaceAll('+', '-')
		.replaceAll('/', '_')
		.replaceAll('=', '');
}

/** Generates a new token in the browser and shows it once. Renders nothing for an existing token. */
export const TokenInput: TextFieldClientComponent = ({ field, path }) => {
	const { id } = useDocumentInfo();
	const { value, setValue, formInitializing } = useField<string>({ path });
	const { i18n } = useTranslation();
	const isNew = id === undefined;
	// The form discards values that are set before its initial state has loaded.
	useEffect(() => {
		if (isNew && !formInitializing && !value) setValue(randomToken());
	}, [isNew, formInitializing, value, setValue]);
	if (!isNew) return null;
	return (
		<div className="field-type">
			<FieldLabel label={field.label} path={path} />
			<p>
				<code>{value}</code> <CopyToClipboard value={value ?? ''} />
			</p>
			<p className="field-description">{hint[i18n.language] ?? hint.en}</p>
		</div>
	);
};
