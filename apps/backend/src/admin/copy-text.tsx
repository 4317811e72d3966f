'use client';
import { Button, toast } from '@payloadcms/ui';
import { useTranslator } from '../platform/i18n/use-translator.ts';
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
	const t = useTranslator();
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
