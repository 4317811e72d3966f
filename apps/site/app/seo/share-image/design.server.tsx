import type { HexColor } from '@website/contracts/brand/color';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { socialSize } from '#shared/addresses/image-variants.ts';
import { isShippedFont, shippedFonts } from '#shared/brand/fonts.ts';
import type { SiteBrand } from '#shared/brand/look.ts';
import { signalFlags } from '#shared/brand/signal-flags.ts';
import inter from '../../../node_modules/.font-subset/inter.ttf?inline';
import schibstedGrotesk from '../../../node_modules/.font-subset/schibstedGrotesk.ttf?inline';
import sourceSerif from '../../../node_modules/.font-subset/sourceSerif.ttf?inline';

const fonts = { schibstedGrotesk, inter, sourceSerif };

const margin = 72;
const markSize = 56;
const flag = 60;
const flagGap = 12;
const flagTop = socialSize.height - margin - flag;

/** The design of share images; the server adds the texts. */
export interface ShareImageDesign {
	/** The background of the texts, as SVG. */
	background: string;
	/** A TrueType font as a data URL, and the name of its family. */
	font: string;
	fontFamily: string;
	colors: { fg: HexColor; muted: HexColor };
}

type ShareColors = Record<'canvas' | 'fg' | 'muted' | 'line' | 'mark', HexColor>;

function shareColors({ palette, shareImages }: SiteBrand): ShareColors {
	const theme = shareImages === 'accent' ? 'tertiary' : shareImages;
	const of = (role: keyof ShareColors) => palette[`light.${theme}.${role}`];
	return {
		canvas: of('canvas'),
		fg: of('fg'),
		muted: of('muted'),
		line: of('line'),
		mark: of('mark'),
	};
}

/**
 * The design of a brand's share images, with its mark (an image as a data URL), and the site's name as decoration. Uses Inter in place of
 * system fonts and uploaded fonts.
 */
export function shareImageDesign(
	brand: SiteBrand,
	siteName: string,
	mark: string,
): ShareImageDesign {
	const colors = shareColors(brand);
	const font = isShippedFont(brand.font) ? brand.font : 'inter';
	return {
		background: renderToStaticMarkup(
			<Background {...{ siteName, mark, colors }} hasFlags={brand.decoration === 'signalFlags'} />,
		),
		font: fonts[font],
		fontFamily: shippedFonts[font].family,
		colors: { fg: colors.fg, muted: colors.muted },
	};
}

interface BackgroundProps {
	siteName: string;
	mark: string;
	colors: ShareColors;
	hasFlags: boolean;
}

function Background({ siteName, mark, colors, hasFlags }: BackgroundProps) {
	const { width, height } = socialSize;
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			viewBox={`0 0 ${width} ${height}`}
			width={width}
			height={height}
		>
			<title>{siteName}</title>
			<path fill={colors.canvas} d={`M0 0h${width}v${height}H0z`} />
			<image href={mark} x={margin} y={64} width={markSize} height={markSize} />
			{!hasFlags && (
				<path fill={colors.mark} d={`M${margin} ${flagTop + flag - 8}h160v8H${margin}z`} />
			)}
			{(hasFlags ? flagPositions(siteName, width - 2 * margin) : []).map(
				({ drawing, isLong, left }) => (
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
						{/* An outline makes dark flags visible on a dark background. */}
						<path
							fill="none"
							stroke={colors.line}
							strokeWidth="2"
							d={`M${margin + left} ${flagTop}h${isLong ? 2 * flag : flag}v${flag}h-${isLong ? 2 * flag : flag}z`}
						/>
					</Fragment>
				),
			)}
		</svg>
	);
}

/** The flags of a word with their positions side by side, up to the width. */
function flagPositions(word: string, maxWidth: number) {
	let left = 0;
	return signalFlags(word).flatMap(({ drawing, isLong }) => {
		const position = left;
		left += (isLong ? 2 : 1) * flag + flagGap;
		return left - flagGap <= maxWidth ? [{ drawing, isLong, left: position }] : [];
	});
}
