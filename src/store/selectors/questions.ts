export { QUESTION_KINDS } from '../../coach/questions/questions';
export { isOpen, rightIn, SET_SIZE } from '../../coach/questions/tally';
