import { ButtonLink } from '~/ui/actions/button';
import { SignalFlags } from '~/ui/brand/signal-flags';
import { CodeTabs } from '~/ui/code/code-tabs';
import { Container, Section, SectionHeader } from '~/ui/page/section';
import { Picture } from '~/ui/pictures/picture';
import { Heading } from '~/ui/text/heading';
import { RichText } from '~/ui/text/rich-text';
import { headingId, type SectionFields, type SectionProps } from '../section-props';

/** Steps in order, with the numeral pennants of the signal code if the brand has flags. */
export function StepGuideSection({ section }: SectionProps<'StepGuideSection'>) {
	const { heading, text, steps, button } = section;
	return (
		<Section theme="tinted" labelledBy={headingId(section)}>
			<Container>
				<SectionHeader id={headingId(section)} heading={heading} text={text} />
				<ol className="grid gap-y-12 md:gap-y-16">
					{steps.map((step, index) => (
						<Step key={step.heading} step={step} number={index + 1} />
					))}
				</ol>
				{button && (
					<ButtonLink
						href={button.link.url}
						target={button.link.target}
						look={button.style}
						className="mt-12"
					>
						{button.link.title}
					</ButtonLink>
				)}
			</Container>
		</Section>
	);
}

interface StepProps {
	step: SectionFields<'StepGuideSection'>['steps'][number];
	number: number;
}

function Step({ step, number }: StepProps) {
	const hasSide = Boolean(step.code || step.image);
	return (
		<li className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 border-t-2 border-line pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
			<div className={hasSide ? '' : 'lg:col-span-2'}>
				<SignalFlags
					text={String(number)}
					flagClassName="h-9"
					fallback={<span aria-hidden="true" className="block h-1.5 w-9 bg-mark" />}
				/>
				<Heading level={3} size="card" className="mt-5">
					{number}. {step.heading}
				</Heading>
				<RichText html={step.text} className="mt-3 max-w-prose! text-muted" />
			</div>
			{hasSide && (
				<div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
					{step.code && (
						<CodeTabs
							samples={[{ language: step.language ?? '', code: step.code }, ...step.samples]}
						/>
					)}
					{step.image && (
						<Picture
							media={step.image}
							sizes="(width >= 64rem) 50vw, 100vw"
							className="aspect-[16/9] w-full object-cover"
						/>
					)}
				</div>
			)}
		</li>
	);
}
