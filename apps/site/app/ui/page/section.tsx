import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';
import { Eyebrow, Heading } from '~/ui/text/heading';
import { RichText } from '~/ui/text/rich-text';

export type Theme = 'light' | 'tinted' | 'dark' | 'secondary' | 'tertiary';

/** The classes that apply the colors of a theme to an element and its descendants. */
export function themeClass(theme: Theme): string {
	return `theme-${theme} bg-canvas text-fg`;
}

interface SectionProps {
	theme?: Theme;
	/** The id of the heading that labels the section; without it the section is not a landmark. */
	labelledBy?: string;
	/** `none` if the content of the section reaches its edges. */
	space?: 'normal' | 'tight' | 'none';
	id?: string;
	className?: string;
	children: ReactNode;
}

const spaces = { normal: 'py-section', tight: 'py-12 md:py-16', none: '' };

/** A full-width section of the page in one theme. */
export function Section({
	theme = 'light',
	labelledBy,
	space = 'normal',
	id,
	className,
	children,
}: SectionProps) {
	return (
		<section
			id={id}
			aria-labelledby={labelledBy}
			className={classNames(themeClass(theme), spaces[space], className)}
		>
			{children}
		</section>
	);
}

/** Content at the default width, with the page's gutters. */
export function Container({ className, children }: { className?: string; children: ReactNode }) {
	return <div className={classNames('container-page', className)}>{children}</div>;
}

interface SectionHeaderProps {
	id?: string;
	eyebrow?: string;
	heading: string;
	/** HTML. */
	text?: string;
	className?: string;
}

/** The heading and the introduction of a section, side by side on wide screens. */
export function SectionHeader({
	id,
	eyebrow = '',
	heading,
	text = '',
	className,
}: SectionHeaderProps) {
	if (heading === '' && text === '') return null;
	return (
		<header
			className={classNames(
				'mb-10 grid gap-x-16 gap-y-5 md:mb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:items-end',
				className,
			)}
		>
			<div>
				<Eyebrow>{eyebrow}</Eyebrow>
				{heading !== '' && (
					<Heading level={2} id={id} className="max-w-[18em]">
						{heading}
					</Heading>
				)}
			</div>
			<RichText html={text} className="max-w-text text-lg text-muted" />
		</header>
	);
}

/** The classes of a two-column layout for a heading (two fifths) and its content (three fifths) on wide screens. */
export const splitColumns =
	'grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]';

interface SplitContainerProps {
	id: string | undefined;
	heading: string;
	/** HTML. */
	text: string;
	/** Default: 2. */
	headingLevel?: 1 | 2;
	children: ReactNode;
}

/** A section with two columns on wide screens: the heading and introduction, which are sticky, and the content. */
export function SplitContainer({
	id,
	heading,
	text,
	headingLevel = 2,
	children,
}: SplitContainerProps) {
	return (
		<Container className={`${splitColumns} gap-y-8`}>
			<div className="self-start lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
				{heading !== '' && (
					<Heading level={headingLevel} id={id}>
						{heading}
					</Heading>
				)}
				<RichText html={text} className="mt-5 text-lg text-muted" />
			</div>
			<div>{children}</div>
		</Container>
	);
}
