import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { socialSize } from '#shared/addresses/image-variants.ts';
import { shareImageColors } from '#shared/brand/colors.ts';
import { decoration, drawSign } from '#shared/brand/decoration.tsx';
import { fontFamily } from '#shared/brand/font-source.ts';
import mark from '#shared/brand/mark.svg?raw';
import font from '../../../node_modules/.font-subset/brand-font.ttf?inline';

const margin = 72;
const markSize = 56;
const flag = 60;
const flagGap = 12;
const flagTop = socialSize.height - margin - flag;

/** How share images look, for the program that draws the words on them. */
export const shareImageDesign = {
	/** What is behind the words, as SVG: the brand's mark, and the site's name in the brand's decoration. */
	background: (siteName: string): string =>
		renderToStaticMarkup(<Background siteName={siteName} />).replace(
			/var\(--([\w-]+)\)/g,
			(variable, role: string) => colorOf(role) ?? variable,
		),
	/** The brand's font (TrueType), as a data URL. */
	font,
	fontFamily,
	colors: { fg: shareImageColors.fg, muted: shareImageColors.muted },
};

function Background({ siteName }: { siteName: string }) {
	const { width, height } = socialSize;
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			viewBox={`0 0 ${width} ${height}`}
			width={width}
			height={height}
		>
			<title>{siteName}</title>
			<path fill={shareImageColors.canvas} d={`M0 0h${width}v${height}H0z`} />
			<image
				href={`data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`}
				x={margin}
				y={64}
				width={markSize}
				height={markSize}
			/>
			{placedFlags(siteName, width - 2 * margin).map(({ drawing, isLong, left }) => (
				<Fragment key={left}>
					<svg
						x={margin + left}
						y={flagTop}
						width={isLong ? 2 * flag : flag}
						height={flag}
						viewBox={isLong ? '0 0 60 30' : '0 0 30 30'}
						aria-hidden="true"
					>
						{drawing}
					</svg>
					{/* Dark flags end somewhere too. */}
					<path
						fill="none"
						stroke={shareImageColors.line}
						strokeWidth="2"
						d={`M${margin + left} ${flagTop}h${isLong ? 2 * flag : flag}v${flag}h-${isLong ? 2 * flag : flag}z`}
					/>
				</Fragment>
			))}
		</svg>
	);
}

/** The signs of a word side by side, as many as there is room for. */
function placedFlags(word: string, room: number) {
	const signs = [...word.normalize('NFD').toUpperCase()]
		.map((sign, index) => drawSign(sign, index, decoration))
		.filter((sign) => sign !== null);
	let left = 0;
	return signs.flatMap(({ drawing, isLong }) => {
		const place = left;
		left += (isLong ? 2 : 1) * flag + flagGap;
		return left - flagGap <= room ? [{ drawing, isLong, left: place }] : [];
	});
}

function colorOf(role: string): string | undefined {
	return Object.entries(shareImageColors).find(([name]) => name === role)?.[1];
}
