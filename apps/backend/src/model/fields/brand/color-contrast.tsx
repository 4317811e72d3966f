'use client';
import { useTranslation } from '@payloadcms/ui';
import { readHexColor } from '@website/contracts/brand/color';
import { colorUse } from '@website/contracts/brand/contrast-report';
import { derivePalette } from '@website/contracts/brand/palette';
import { schemes } from '@website/contracts/brand/tones';
import { translatorIn, words } from '../../../platform/i18n/words.ts';
import './brand.css';

const texts = {
	text: words('Text', 'Tekst', 'Text'),
	link: words('Link', 'Link', 'Link'),
	asChosen: words(
		'{color} is used as chosen: enough contrast (AA).',
		'{color} bruges som valgt: Kontrasten er høj nok (AA).',
		'{color} wird wie gewählt verwendet: genug Kontrast (AA).',
	),
	shade: words(
		'{color} is used instead: the chosen color has too little contrast.',
		'{color} bruges i stedet: Den valgte farve har for lav kontrast.',
		'Stattdessen wird {color} verwendet: Die gewählte Farbe hat zu wenig Kontrast.',
	),
};

type Colors = Readonly<Record<'accent' | 'secondary', unknown> & { neutral?: unknown }>;

interface Props {
	name: 'accent' | 'secondary';
	/** The current form values. The palette is derived from all of them. */
	colors: Colors;
}

/** Shows how the palette uses a brand color, and the resulting contrast. Renders nothing for an invalid color. */
export function ColorContrast({ name, colors }: Props) {
	const t = translatorIn(useTranslation().i18n.language);
	const brandColor = readHexColor(colors[name]);
	const accent = readHexColor(colors.accent) ?? brandColor;
	if (!accent || !brandColor) return null;
	const [secondary, neutral] = [readHexColor(colors.secondary), readHexColor(colors.neutral)];
	const palette = derivePalette({ accent, secondary, neutral });
	const { field, on, ratio, isAsChosen } = colorUse(palette, name, brandColor);
	return (
		<span className="color-contrast">
			<span className="color-contrast__sample" style={{ background: field, color: on }}>
				{t(texts.text)} {ratio.toFixed(1)}:1
			</span>
			{name === 'accent' &&
				schemes.map((scheme) => (
					<span
						className="color-contrast__sample"
						key={scheme}
						style={{
							background: palette[`${scheme}.light.canvas`],
							color: palette[`${scheme}.light.link`],
						}}
					>
						{t(texts.link)} {palette[`${scheme}.light.link`]}
					</span>
				))}
			<span>{t(isAsChosen ? texts.asChosen : texts.shade, { color: field })}</span>
		</span>
	);
}
