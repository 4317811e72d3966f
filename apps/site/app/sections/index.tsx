import { type ComponentType, Suspense } from 'react';
import { openChatId } from '~/content/chat-link';
import type { PageSectionFieldsFragment } from '~/content/generated/operations';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { BlockMark } from '~/features/live-preview/block-mark';
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
}

const openings = new Set<SectionName>(['HeroSection', 'CleanHeroSection', 'FormSection']);

/** The sections of a page in order, each with a boundary, so that React hydrates the touched one first. Skips sections of unknown types. */
export function PageSections({ sections, title = '' }: PageSectionsProps) {
	const first = sections[0];
	const { hasChat = false } = useSharedContent();
	const hasHeading =
		first !== undefined &&
		openings.has(first.__typename) &&
		'heading' in first &&
		first.heading !== '';
	const needsTitle = title !== '' && !hasHeading;
	// Without a chat, links to the chat target the first form (specification section 1).
	const chatFallback = hasChat
		? undefined
		: sections.find(({ __typename: name }) => name === 'FormSection');
	return (
		<>
			{needsTitle && <h1 className="sr-only">{title}</h1>}
			{sections.map((section, index) => {
				// The registry types each component by its section name, which the compiler cannot infer for a dynamic key.
				const Section = registry[section.__typename] as
					| ComponentType<SectionProps<SectionName>>
					| undefined;
				return (
					Section && (
						<BlockMark key={section.id} block={section.id}>
							{section === chatFallback && <div id={openChatId} />}
							<Suspense>
								<Section section={section} isFirst={index === 0} />
							</Suspense>
						</BlockMark>
					)
				);
			})}
		</>
	);
}
