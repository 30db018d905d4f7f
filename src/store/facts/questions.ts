export { QUESTION_KINDS } from '../../coach/questions/grades';
export { isOpen, rightIn, SET_SIZE } from '../../coach/questions/tally';
