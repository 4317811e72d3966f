import { BlockMark } from '~/features/live-preview/block-mark';
import { BlogCode } from './blog-code/blog-code';
import { BlogContent } from './blog-content/blog-content';
import { BlogCtaButton } from './blog-cta-button/blog-cta-button';
import { BlogFeatureBoxes } from './blog-feature-boxes/blog-feature-boxes';
import { BlogFeatureList } from './blog-feature-list/blog-feature-list';
import { BlogHeading } from './blog-heading/blog-heading';
import { BlogMedia } from './blog-media/blog-media';
import { BlogQuote } from './blog-quote/blog-quote';
import { BlogSignature } from './blog-signature/blog-signature';
import { BlogSlider } from './blog-slider/blog-slider';
import { BlogTable } from './blog-table/blog-table';
import { BlogWideCta } from './blog-wide-cta/blog-wide-cta';
import type { AnyBlogElement, ElementHeadingLevel } from './element';
import { headingLevels } from './outline';
import { spaceBefore } from './rhythm';

/** The body of an article (specification section 3). Skips elements of unknown types. */
export function BlogSections({ elements }: { elements: readonly AnyBlogElement[] }) {
	const levels = headingLevels(elements);
	return elements.map((element, index) => (
		<div key={element.id} className={spaceBefore(element, elements[index - 1])}>
			<BlockMark block={element.id}>
				<Element element={element} headingLevel={levels[index] ?? 2} />
			</BlockMark>
		</div>
	));
}

/** The component of each element type. */
function Element(props: { element: AnyBlogElement; headingLevel: ElementHeadingLevel }) {
	const { element, headingLevel } = props;
	switch (element.__typename) {
		case 'BlogSlider':
			return <BlogSlider element={element} headingLevel={headingLevel} />;
		case 'BlogHeading':
			return <BlogHeading element={element} />;
		case 'BlogContent':
			return <BlogContent element={element} />;
		case 'BlogMedia':
			return <BlogMedia element={element} />;
		case 'BlogFeatureList':
			return <BlogFeatureList element={element} headingLevel={headingLevel} />;
		case 'BlogSignature':
			return <BlogSignature element={element} />;
		case 'BlogCtaButton':
			return <BlogCtaButton element={element} />;
		case 'BlogWideCta':
			return <BlogWideCta element={element} headingLevel={headingLevel} />;
		case 'BlogFeatureBoxes':
			return <BlogFeatureBoxes element={element} headingLevel={headingLevel} />;
		case 'BlogCode':
			return <BlogCode element={element} />;
		case 'BlogQuote':
			return <BlogQuote element={element} />;
		case 'BlogTable':
			return <BlogTable element={element} />;
		default:
			return null;
	}
}
