'use client';
import { Button, toast, useTranslation } from '@payloadcms/ui';
import { translatorIn } from '../platform/i18n/translator-in.ts';
import { words } from '../platform/i18n/words.ts';

const texts = {
	copy: words('Copy', 'Kopiér', 'Kopieren'),
	copied: words('Copied', 'Kopieret', 'Kopiert'),
	failed: words(
		'The browser does not allow copying. Please select the text and copy it.',
		'Browseren tillader ikke kopiering. Markér teksten, og kopiér den.',
		'Der Browser erlaubt das Kopieren nicht. Bitte markieren und kopieren Sie den Text.',
	),
};

export function CopyText({ text }: { text: string }) {
	const { i18n } = useTranslation();
	const t = translatorIn(i18n.language);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			toast.success(t(texts.copied));
		} catch (cause) {
			console.error(cause);
			toast.error(t(texts.failed));
		}
	};
	return (
		<Button type="button" buttonStyle="secondary" size="large" onClick={() => void copy()}>
			{t(texts.copy)}
		</Button>
	);
}
