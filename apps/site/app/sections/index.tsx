import type { ComponentType } from 'react';
import { openChatId } from '~/content/chat-link';
import type { PageSectionFieldsFragment } from '~/content/generated/operations';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { BlockMark } from '~/features/live-preview/block-mark';
import { PagePart } from '~/features/page-parts/page-part';
import { ApiErrorsSection } from './api-errors/api-errors';
import { CarouselSection } from './carousel/carousel';
import { CleanHeroSection } from './clean-hero/clean-hero';
import { ContactDetailsSection } from './contact-details/contact-details';
import { FaqSection } from './faq/faq';
import { FeatureCardsSection } from './feature-cards/feature-cards';
import { FeatureListSection } from './feature-list/feature-list';
import { FormSection } from './form/form';
import { HeroSection } from './hero/hero';
import { IntegrationsSection } from './integrations/integrations';
import { LinkListSection } from './link-list/link-list';
import { LogoWallSection } from './logo-wall/logo-wall';
import { MediaTextSection } from './media-text/media-text';
import { MessageComposerSection } from './message-composer/message-composer';
import { PriceExtractSection } from './price-extract/price-extract';
import { PricingOverviewSection } from './pricing-overview/pricing-overview';
import { PricingTableSection } from './pricing-table/pricing-table';
import { ReferencesSection } from './references/references';
import { RichTextSection } from './rich-text/rich-text';
import type { SectionName, SectionProps } from './section-props';
import { StatisticsSection } from './statistics/statistics';
import { StepGuideSection } from './step-guide/step-guide';
import { TestimonialsSection } from './testimonials/testimonials';
import { VideoSection } from './video/video';
import { WideCtaSection } from './wide-cta/wide-cta';

/** The component of each section type. A new type needs one folder and one line here. */
const registry: { [Name in SectionName]: ComponentType<SectionProps<Name>> } = {
	ApiErrorsSection,
	CarouselSection,
	CleanHeroSection,
	ContactDetailsSection,
	FaqSection,
	FeatureCardsSection,
	FeatureListSection,
	FormSection,
	HeroSection,
	IntegrationsSection,
	LinkListSection,
	LogoWallSection,
	MediaTextSection,
	MessageComposerSection,
	PriceExtractSection,
	PricingOverviewSection,
	PricingTableSection,
	ReferencesSection,
	RichTextSection,
	StatisticsSection,
	StepGuideSection,
	TestimonialsSection,
	VideoSection,
	WideCtaSection,
};

interface PageSectionsProps {
	sections: PageSectionFieldsFragment[];
	/** Heading of pages that open without a hero, for assistive technology (WCAG 1.3.1, 2.4.6). */
	title?: string;
	/** False if the page has a heading above the sections. */
	areFirst?: boolean;
}

const openings = new Set<SectionName>(['HeroSection', 'CleanHeroSection', 'FormSection']);

/** True if the first section has the heading of the page. */
export function opensWithHeading([first]: readonly PageSectionFieldsFragment[]): boolean {
	return (
		first !== undefined &&
		openings.has(first.__typename) &&
		'heading' in first &&
		first.heading !== ''
	);
}

/** The sections of a page in order, each a part of the page, so that React hydrates the touched one first. Skips sections of unknown types. */
export function PageSections({ sections, title = '', areFirst = true }: PageSectionsProps) {
	const { hasChat = false } = useSharedContent();
	const needsTitle = title !== '' && !opensWithHeading(sections);
	// Without a chat, links to the chat target the first form (specification section 1).
	const chatFallback = hasChat
		? undefined
		: sections.find(({ __typename: name }) => name === 'FormSection');
	return (
		<>
			{needsTitle && (
				<PagePart>
					<h1 className="sr-only">{title}</h1>
				</PagePart>
			)}
			{sections.map((section, index) => {
				// The registry types each component by its section name, which the compiler cannot infer for a dynamic key.
				const Section = registry[section.__typename] as
					| ComponentType<SectionProps<SectionName>>
					| undefined;
				return (
					Section && (
						<BlockMark key={section.id} block={section.id}>
							{section === chatFallback && <div id={openChatId} />}
							<PagePart>
								<Section section={section} isFirst={areFirst && index === 0} />
							</PagePart>
						</BlockMark>
					)
				);
			})}
		</>
	);
}
