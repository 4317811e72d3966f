/** The slot among the buttons above the form where the review panel renders its actions (`ReviewActions`). */
export const ReviewBar = () => <span className="review-bar" />;
