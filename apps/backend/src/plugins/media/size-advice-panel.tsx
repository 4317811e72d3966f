'use client';
import { useFormFields, useTranslation } from '@payloadcms/ui';
import { words } from '../../platform/i18n/words.ts';
import { limits } from '../../platform/limits.ts';
import { sizeAdvice } from './size-advice.ts';

const { smallest, widest, heaviest } = limits.uploads.advice;
const { width, height } = limits.editing.shareImage;
const megabytes = heaviest / 1_000_000;

const advice = {
	farTooLarge: words(
		'Far larger than any page shows: over {widest} pixels or {megabytes} MB. The site makes smaller sizes itself, but editors and the first visitors wait. Half the size is enough.',
		'Langt større end nogen side viser: over {widest} pixel eller {megabytes} MB. Hjemmesiden laver selv mindre størrelser, men redaktører og de første besøgende venter. Halv størrelse er nok.',
		'Weit größer, als eine Seite zeigt: über {widest} Pixel oder {megabytes} MB. Die Website macht kleinere Größen selbst, aber Redaktion und erste Besucher warten. Die halbe Größe genügt.',
		{ widest, megabytes },
	),
	farTooSmall: words(
		'Under {smallest} pixels: it looks blurred anywhere but as an icon.',
		'Under {smallest} pixel: Det ser sløret ud alle andre steder end som ikon.',
		'Unter {smallest} Pixeln: Das wirkt überall außer als Symbol unscharf.',
		{ smallest },
	),
	tooSmallToShare: words(
		'Under {width} × {height} pixels: fine inside a page, too small where a page is shared.',
		'Under {width} × {height} pixel: fint inde på en side, for lille hvor en side deles.',
		'Unter {width} × {height} Pixeln: gut innerhalb einer Seite, zu klein, wo eine Seite geteilt wird.',
		{ width, height },
	),
};

/** A hint in the form of a stored picture that is far too large or too small for the site. */
export function SizeAdvicePanel() {
	const { i18n } = useTranslation();
	const adviceKey = useFormFields(([fields]) =>
		sizeAdvice({
			mimeType: fields.mimeType?.value,
			width: fields.pixelWidth?.value ?? fields.width?.value,
			height: fields.pixelHeight?.value ?? fields.height?.value,
			size: fields.filesize?.value,
		}),
	);
	if (adviceKey === null) return null;
	const text = advice[adviceKey];
	return (
		<p
			role="status"
			style={{
				margin: '0 0 var(--base)',
				padding: '0.5rem 0.75rem',
				borderInlineStart: '3px solid var(--theme-warning-500)',
			}}
		>
			{text[i18n.language] ?? text.en}
		</p>
	);
}
