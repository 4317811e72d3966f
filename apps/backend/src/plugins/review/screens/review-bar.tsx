/** Above the form, among its buttons: where the panel of the review shows the actions that matter now (`ReviewActions`). */
export const ReviewBar = () => <span className="review-bar" />;
