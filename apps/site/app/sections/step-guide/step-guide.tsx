import { ButtonLink } from '~/ui/actions/button';
import { SignalFlags } from '~/ui/brand/signal-flags';
import { classNames } from '~/ui/class-names';
import { CodeTabs } from '~/ui/code/code-tabs';
import { fullRows } from '~/ui/page/full-rows';
import { Container, Section, SectionHeader } from '~/ui/page/section';
import { Picture } from '~/ui/pictures/picture';
import { Heading } from '~/ui/text/heading';
import { RichText } from '~/ui/text/rich-text';
import { headingId, type SectionFields, type SectionProps } from '../section-props';

/** Steps in order, with the numeral pennants of the signal code if the brand has flags: rows, or columns if none has code or an image. */
export function StepGuideSection({ section }: SectionProps<'StepGuideSection'>) {
	const { heading, text, steps, button } = section;
	const hasSides = steps.some(hasSide);
	const columns = hasSides ? null : fullRows({ count: steps.length, maxColumns: 4 });
	return (
		<Section theme="tinted" labelledBy={headingId(section)}>
			<Container>
				<SectionHeader id={headingId(section)} heading={heading} text={text} />
				<ol
					className={classNames('grid', hasSides ? 'gap-y-12 md:gap-y-16' : 'gap-8', columns?.list)}
				>
					{steps.map((step, index) => (
						<li
							key={step.heading}
							className={classNames('border-t-2 border-line pt-8', columns?.card(index))}
						>
							<Step step={step} number={index + 1} isRow={hasSides} />
						</li>
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

type GuideStep = SectionFields<'StepGuideSection'>['steps'][number];

const hasSide = ({ code, image }: GuideStep): boolean => Boolean(code || image);

interface StepProps {
	step: GuideStep;
	number: number;
	/** True for a step across the section: its code and image, or else its text, are beside its heading on wide screens. */
	isRow: boolean;
}

function Step({ step, number, isRow }: StepProps) {
	const text = (
		<RichText
			html={step.text}
			className={classNames('max-w-prose! text-muted', isRow && !hasSide(step) && 'lg:pt-14')}
		/>
	);
	return (
		<div
			className={classNames(
				'grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-3',
				isRow && 'lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
			)}
		>
			<div>
				<SignalFlags
					text={String(number)}
					flagClassName="h-9"
					fallback={<span aria-hidden="true" className="block h-1.5 w-9 bg-mark" />}
				/>
				<Heading level={3} size="card" className="mt-5 mb-3">
					{number}. {step.heading}
				</Heading>
				{hasSide(step) && text}
			</div>
			{hasSide(step) ? (
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
			) : (
				text
			)}
		</div>
	);
}
