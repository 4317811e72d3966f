import type { ReactNode } from 'react';
import { Heading } from '../text/heading';
import { RichText } from '../text/rich-text';
import { Container } from './section';

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
